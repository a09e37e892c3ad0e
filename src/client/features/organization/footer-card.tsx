import { FormField } from '#client/components/form/fields.tsx';
import { FormText, FormTextarea } from '#client/components/form/text-fields.tsx';
import { Card } from '#client/ui/display/card.tsx';
import { Link } from '#client/ui/display/link.tsx';
import { TagsInput } from '#client/ui/fields/tags-input.tsx';
import { footerLinks, pageOf } from '#shared/features/organization/footer-links.ts';
import { organizationMessages as text } from '#shared/features/organization/organization.messages.ts';
import { isSenderName } from '#shared/features/organization/organization.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { withScheme } from '#shared/platform/input-text.ts';
import classes from './organization.module.css';

interface FooterCardProps {
  values: { website_url: string | null; about_url: string | null; contact_url: string | null };
}

const typedUrl = (typed: string | null) => (typed?.trim() ? withScheme(typed.trim()) : null);

/** What every mail to the outside ends with, the links as they will be, and from whom campaigns may come. */
export function FooterCard({ values }: FooterCardProps) {
  const website_url = typedUrl(values.website_url);
  const links = footerLinks({
    website_url,
    about_url: typedUrl(values.about_url),
    contact_url: typedUrl(values.contact_url),
  });
  const hint = (page: string) =>
    website_url ? format(text.about_hint, { url: pageOf(website_url, page) }) : undefined;
  return (
    <Card title={text.outside} anchor="E_MAILS">
      <p className={classes.hint}>{text.footer_text}</p>
      <div className={classes.grid}>
        <FormText name="website_url" label={text.website_url} type="url" />
        <FormTextarea name="postal_address" label={text.postal_address} hint={text.postal_hint} rows={3} />
        <FormText name="about_url" label={text.about_url} type="url" hint={hint('about')} />
        <FormText name="contact_url" label={text.contact_url} type="url" hint={hint('contact')} />
        <FormField<readonly string[]> name="sender_names">
          {({ value, onChange, error }) => (
            <TagsInput
              label={text.sender_names}
              hint={text.sender_hint}
              value={value}
              onChange={onChange}
              error={error}
              validate={(name) => (isSenderName(name) ? undefined : text.sender_one_line)}
            />
          )}
        </FormField>
      </div>
      {links.length > 0 && (
        <p className={classes.links}>
          {links.map(({ label, href }) => (
            <Link key={label} href={href} target="_blank">
              {label}
            </Link>
          ))}
        </p>
      )}
    </Card>
  );
}
