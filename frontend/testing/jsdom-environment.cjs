const { TestEnvironment } = require('jest-environment-jsdom');

/** What the router, streams and fetch need and jsdom lacks, taken from Node: one realm, so that `instanceof` holds between them. */
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'structuredClone',
  'BroadcastChannel',
  'MessageChannel',
  'AbortController',
  'AbortSignal',
  'Uint8Array',
];

class JsdomWithFetch extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
}

module.exports = JsdomWithFetch;
