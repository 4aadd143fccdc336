/** The word mark: a stamp whose ring turns back on itself ("again") around a coin, and the name. */
export function Logo({ compact = false }: { readonly compact?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg
        viewBox="0 0 32 32"
        className="size-8 shrink-0"
        role={compact ? 'img' : undefined}
        aria-label={compact ? 'Phirse' : undefined}
        aria-hidden={!compact}
      >
        <g fill="none" stroke="var(--color-primary)" strokeLinecap="round" strokeLinejoin="round">
          <circle cx="16" cy="16" r="14.6" strokeWidth="1" strokeDasharray="1.2 2.1" />
          <path d="M22.9 10.6A8.8 8.8 0 1 0 24.8 16" strokeWidth="3" />
          <path d="m18.4 11.2 4.9.3.3-5" strokeWidth="3" />
        </g>
        <circle cx="16" cy="16" r="3.4" fill="var(--color-accent)" />
      </svg>
      {!compact && <span className="font-display text-25 leading-none font-bold tracking-tight">phirse</span>}
    </span>
  );
}
