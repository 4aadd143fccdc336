import { NewsletterForm } from './newsletter-form.js';

/** The newsletter as a letter: an airmail edge, what it brings, the form. */
export function NewsletterSection() {
  return (
    <section aria-labelledby="newsletter" className="page-width py-8 md:py-12">
      <div className="overflow-clip rounded-card border bg-surface shadow-soft">
        <div
          aria-hidden="true"
          className="h-2.5 bg-[repeating-linear-gradient(115deg,var(--color-primary)_0_18px,transparent_18px_30px,var(--color-accent)_30px_48px,transparent_48px_60px)]"
        />
        <div className="grid gap-6 p-5 md:grid-cols-2 md:items-center md:gap-12 md:p-8">
          <div>
            <h2 id="newsletter" className="text-25 md:text-32">
              A letter once a month
            </h2>
            <p className="mt-2 max-w-prose text-17 text-muted">
              What phones fetch now, when prices are about to fall, one good article. No offers, no forwarding of your
              address.
            </p>
          </div>
          <NewsletterForm />
        </div>
      </div>
    </section>
  );
}
