import { type PolicyDocument, type SiteContents } from '@phirse/contracts/read-models/content.js';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../lib/page-head.js';
import { paths } from '../../lib/paths.js';
import { QueryView } from '../../lib/query-view.js';
import { DateTime } from '../../ui/date-time.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { CONTENT_FAILED, contentQuery } from './content.queries.js';
import { PageIntro } from './page-intro.js';
import { TornSlip } from './torn-slip.js';

type PolicyName = {
  [Name in keyof SiteContents]: SiteContents[Name] extends PolicyDocument ? Name : never;
}[keyof SiteContents];

export interface PolicyPageProps {
  readonly name: PolicyName;
  /** Until the document is here, and in the tab. */
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly children: (policy: PolicyDocument) => ReactNode;
}

/** A policy: what it is, from when it holds, its sections, and in short at the side. */
export function PolicyPage({ name, title, description, path, children }: PolicyPageProps) {
  const policy = useQuery(contentQuery(name));
  return (
    <div className="page-width py-8">
      <PageHead title={title} description={description} path={path} />
      <PageIntro crumb={title} heading={policy.data?.title ?? title} lead={policy.error ? '' : policy.data?.summary} />
      <QueryView query={policy} errorText={CONTENT_FAILED} skeleton={<SkeletonRows rows={8} className="h-14" />}>
        {(document) => (
          <div className="grid gap-10 lg:grid-cols-[1fr_20rem] lg:items-start lg:gap-14">
            <div className="min-w-0">{children(document)}</div>
            <PolicySlip policy={document} path={path} />
          </div>
        )}
      </QueryView>
    </div>
  );
}

const OTHERS = [
  { label: 'Privacy policy', to: paths.privacyPolicy() },
  { label: 'Refund policy', to: paths.refundPolicy() },
  { label: 'Shipping policy', to: paths.shippingPolicy() },
  { label: 'Terms of service', to: paths.termsOfService() },
] as const;

function PolicySlip({ policy, path }: { readonly policy: PolicyDocument; readonly path: string }) {
  return (
    <TornSlip heading="This document" className="lg:sticky lg:top-24">
      <dl className="grid gap-2.5">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">In force from</dt>
          <dd className="font-semibold">
            <DateTime at={policy.effectiveFrom} show="date" />
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Sections</dt>
          <dd className="font-semibold tabular-nums">{policy.sections.length}</dd>
        </div>
      </dl>
      <ul className="perforated mt-4 pt-2">
        {OTHERS.filter(({ to }) => to !== path).map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center underline-offset-4 hover:underline">
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={paths.contact()}
            className="flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            Ask us about it
          </Link>
        </li>
      </ul>
    </TornSlip>
  );
}

/** The sections one below the other, numbered. */
export function PolicySections({ policy }: { readonly policy: PolicyDocument }) {
  return (
    <ol className="grid gap-8">
      {policy.sections.map(({ heading, paragraphs }, index) => (
        <li key={heading} className="grid grid-cols-[2.5rem_1fr] gap-x-3">
          <span aria-hidden="true" className="font-display text-20 font-semibold text-muted tabular-nums">
            {index + 1}
          </span>
          <section aria-labelledby={`section-${index + 1}`}>
            <h2 id={`section-${index + 1}`} className="text-20">
              {heading}
            </h2>
            <Paragraphs texts={paragraphs} />
          </section>
        </li>
      ))}
    </ol>
  );
}

export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return (
    <div className="mt-2 grid max-w-prose gap-3 text-17 text-muted">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
