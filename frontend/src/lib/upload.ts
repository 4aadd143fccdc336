export interface Upload {
  readonly path: string;
  readonly method?: 'POST' | 'PUT';
  readonly headers: Headers;
  readonly form: FormData;
  readonly signal?: AbortSignal;
  readonly onProgress?: (share: number) => void;
}

/** Sends a form through XMLHttpRequest, the only way that a browser tells how much has gone, and answers like fetch. */
export function sendWithProgress({
  path,
  method = 'POST',
  headers,
  form,
  signal,
  onProgress,
}: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
    request.onload = () => {
      const position = request.getResponseHeader('X-Position');
      const empty = request.status === 204 || request.status === 304;
      resolve(
        new Response(empty ? null : request.responseText, {
          status: request.status,
          headers: position ? { 'X-Position': position } : {},
        }),
      );
    };
    request.onerror = () => reject(new TypeError('The upload did not reach the server'));
    request.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
