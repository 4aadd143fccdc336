/** A turning ring of the text's size and colour; decorative, so say beside it what is awaited. */
export function Spinner() {
  return (
    <svg viewBox="0 0 24 24" className="size-[1.2em] shrink-0 animate-spin" aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
