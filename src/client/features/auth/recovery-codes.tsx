import { Button } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/feedback/copy-text.ts';
import { authMessages as text } from '#shared/features/auth/auth.messages.ts';
import classes from './two-factor.module.css';

const FILE = 'landfall-recovery-codes.txt';

function download(codes: readonly string[]) {
  const address = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE;
  link.click();
  URL.revokeObjectURL(address);
}

/** The codes that stand in for a lost phone: shown once, to be copied or kept as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className={classes.stack}>
      <p className={classes.hint}>{text.recovery_codes_text}</p>
      <ul className={classes.codes} aria-label={text.recovery_codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button onClick={() => void copyText(codes.join('\n'))}>{text.recovery_codes_copy}</Button>
        <Button onClick={() => download(codes)}>{text.recovery_codes_download}</Button>
      </div>
    </div>
  );
}
