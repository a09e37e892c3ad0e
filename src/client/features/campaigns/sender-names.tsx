interface SenderNamesProps {
  /** What the field of the From name calls its `list`. */
  id: string;
  names: readonly string[];
}

/** The names that campaigns may come from by the organization's settings, offered where one is typed. */
export const SenderNames = ({ id, names }: SenderNamesProps) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);
