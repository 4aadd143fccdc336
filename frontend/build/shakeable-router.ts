import { type Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/].*\.mjs$/;
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;
const COMPONENT = /= (React\d*\.(?:forwardRef|memo)\()/g;

/**
 * Lets the bundler leave out the router's components that nobody renders (forms, its active links, what they import): their
 * names for the developer tools, set from outside, keep them all in. 2 kB of every first load.
 */
export function shakeableRouter(): Plugin {
  return {
    name: 'shakeable-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code.replace(DISPLAY_NAME, '').replace(COMPONENT, '= /*#__PURE__*/ $1'),
        map: null,
      }),
    },
  };
}
