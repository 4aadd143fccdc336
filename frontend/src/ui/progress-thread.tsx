export interface ProgressThreadProps {
  /** From 0. */
  readonly step: number;
  readonly steps: number;
  /** "Screen condition" */
  readonly label?: string;
}

/** A wizard's progress as a thin thread with a knot at each step, and "Step 2 of 6" in words. */
export function ProgressThread({ step, steps, label }: ProgressThreadProps) {
  const share = steps > 1 ? (step / (steps - 1)) * 100 : 100;
  const text = `Step ${step + 1} of ${steps}`;
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={1}
      aria-valuemax={steps}
      aria-valuenow={step + 1}
      aria-valuetext={text}
    >
      <p className="flex justify-between gap-4 text-13 text-muted">
        <span className="font-semibold text-ink tabular-nums">{text}</span>
        {label && <span>{label}</span>}
      </p>
      <div className="relative mx-1.5 mt-2 h-3">
        <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-hairline" />
        <div
          className="absolute top-1/2 left-0 h-0.5 -translate-y-1/2 bg-primary transition-[width] duration-220"
          style={{ width: `${share}%` }}
        />
        {Array.from({ length: steps }, (_, index) => (
          <span
            key={index}
            style={{ left: steps > 1 ? `${(index / (steps - 1)) * 100}%` : '100%' }}
            className={`absolute top-1/2 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 transition-colors ${
              index === step
                ? 'size-3 border-primary bg-accent'
                : index < step
                  ? 'size-2.5 border-primary bg-primary'
                  : 'size-2 border-control bg-ground'
            }`}
          />
        ))}
      </div>
    </div>
  );
}
