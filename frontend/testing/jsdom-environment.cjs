const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * What the router, streams and fetch need and jsdom lacks, taken from Node: one realm, so that `instanceof`
 * holds between them. Not MessageChannel: React's scheduler would open one, and an open port keeps the run from ending.
 */
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
