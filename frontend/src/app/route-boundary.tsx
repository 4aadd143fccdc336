import { Component, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { Failure } from './prepare.js';
import { RouteError } from './route-error.js';

/** What went wrong before the page could be rendered. */
export const FailureContext = createContext<Failure | null>(null);

const boundaries = new Set<unknown>();
export const isBoundary = (component: unknown): boolean => boundaries.has(component);

/** A route component that shows what breaks below it, and what broke on the way to it; the next address is a fresh start. */
export function routeBoundary(): ComponentType {
  function RouteBoundary() {
    const failure = useContext(FailureContext);
    const { key } = useLocation();
    if (failure?.at === RouteBoundary) return <RouteError error={failure.error} />;
    return (
      <Catch locationKey={key}>
        <Outlet />
      </Catch>
    );
  }
  boundaries.add(RouteBoundary);
  return RouteBoundary;
}

interface CatchProps {
  readonly locationKey: string;
  readonly children: ReactNode;
}
interface CatchState {
  readonly caught: { readonly error: unknown } | null;
  readonly locationKey: string;
}

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { caught: null, locationKey: this.props.locationKey };

  static getDerivedStateFromError(error: unknown): Partial<CatchState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ locationKey }: CatchProps, state: CatchState): CatchState | null {
    return locationKey === state.locationKey ? null : { caught: null, locationKey };
  }

  override render(): ReactNode {
    return this.state.caught ? <RouteError error={this.state.caught.error} /> : this.props.children;
  }
}
