import { SegmentedControl } from '@mantine/core';

interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <SegmentedControl
      aria-label={label}
      data={[...options]}
      value={value}
      onChange={(next) => onChange(options.find((option) => option.value === next)?.value ?? value)}
      fullWidth
    />
  );
}
