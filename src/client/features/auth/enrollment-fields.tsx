import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { authMessages as text } from '#shared/features/auth/auth.messages.ts';
import { CodeField } from './code-field.tsx';
import classes from './two-factor.module.css';

const QrCode = drawnLater(async () => (await import('./qr-code.tsx')).QrCode, <Skeleton height={200} />);

export interface Enrollment {
  secret: string;
  uri: string;
}

/** Parted, so that it can be typed from the screen. */
const typed = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** The secret as a QR code and as a key, and the field for the first code. */
export function EnrollmentFields({ enrollment }: { enrollment: Enrollment }) {
  return (
    <>
      <p className={classes.hint}>{text.two_factor_scan}</p>
      <div className={classes.secret}>
        <QrCode text={enrollment.uri} label={text.two_factor_qr} />
        <div>
          <div className={classes.hint}>{text.two_factor_key}</div>
          <code className={classes.key}>{typed(enrollment.secret)}</code>
        </div>
      </div>
      <CodeField />
    </>
  );
}
