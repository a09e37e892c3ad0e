/** The mark: still water, and the land behind it. Decorative; its link carries the name. */
export function Logo({ size = 36 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" aria-hidden focusable="false">
      <rect width="36" height="36" rx="10" fill="#0F6469" />
      <path d="M6 20.5 14 11l4.5 5.2L22 12.5l8 8Z" fill="#D3EBEB" />
      <path d="M7 24.5h22M11 28.5h14" stroke="#A8D7D7" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
