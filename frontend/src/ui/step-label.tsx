/** "Step 1/4" over a page's heading. */
export function StepLabel({ step, of }: { readonly step: number; readonly of: number }) {
  return (
    <p className="inline-block rounded-full bg-primary-tint px-3 py-1 text-13 font-semibold text-primary tabular-nums">
      Step {step}/{of}
    </p>
  );
}
