import { useEffect, useRef } from 'react';

/** Lets keys 1-9 choose the options of a screen. Keys typed into a field, with a modifier or under a dialog are left alone. */
export function useNumberKeys(count: number, onChoose: (index: number) => void): void {
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const index = Number(event.key) - 1;
      const typing =
        event.target instanceof Element &&
        event.target.closest('input:not([type=radio],[type=checkbox]),textarea,select');
      if (!Number.isInteger(index) || index < 0 || index >= Math.min(count, 9)) return;
      if (typing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector('[role=dialog],[role=alertdialog]')) return;
      event.preventDefault();
      choose.current(index);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [count]);
}
