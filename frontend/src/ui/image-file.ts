import { useEffect, useState } from 'react';

export const IMAGE_LIMIT_BYTES = 5 * 1024 * 1024;

/** Why an image is not taken, before it is sent; null where it is. */
export function refusalOf(file: File, types: readonly string[] | undefined, typeMessage?: string): string | null {
  const fits = types ? types.includes(file.type) : file.type.startsWith('image/');
  if (!fits) return typeMessage ?? 'Please upload an image';
  if (file.size <= IMAGE_LIMIT_BYTES) return null;
  return `This image is ${(file.size / 1024 / 1024).toFixed(1)} MB; the limit is 5 MB. Please choose a smaller one.`;
}

/** A local address of the chosen file, given back to the browser when it is no longer shown. */
export function usePreview(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
