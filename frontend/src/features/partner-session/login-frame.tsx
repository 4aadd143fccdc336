import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { Logo } from '../../ui/logo.js';

export interface LoginFrameProps {
  readonly area: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The one page of a portal that stands outside its frame: a plain counter with a form on it. */
export function LoginFrame({ area, title, lead, children }: LoginFrameProps) {
  return (
    <main id="main" className="grid min-h-dvh content-start justify-items-center gap-8 px-4 py-8 md:content-center">
      <Link to={paths.home()} className="flex min-h-11 items-center gap-2 rounded-control px-1">
        <Logo />
        <span className="rounded-full border px-2 text-13 text-muted">{area}</span>
        <span className="sr-only">, home</span>
      </Link>
      <div className="grid w-full max-w-form gap-6 rounded-card border border-t-4 border-t-primary bg-surface p-5 shadow-soft md:p-8">
        <div>
          <h1 className="text-25">{title}</h1>
          <p className="mt-1 text-muted">{lead}</p>
        </div>
        {children}
      </div>
    </main>
  );
}
