/** The veil over the page behind a dialog. */
export const SCRIM = 'fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade';
