/** Whether a container engine answers here; where none does, why not. */
export type Engine = { readonly host: string } | { readonly missing: string };

/** Asks as the containers themselves will: the sockets and variables are those that testcontainers knows. */
export async function findEngine(): Promise<Engine> {
  try {
    const { getContainerRuntimeClient } = await import('testcontainers');
    const { info } = await getContainerRuntimeClient();
    return { host: info.containerRuntime.host };
  } catch (error) {
    return { missing: error instanceof Error ? error.message : String(error) };
  }
}
