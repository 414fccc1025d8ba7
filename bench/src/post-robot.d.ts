/** What we use of post-robot, which ships no types; its build, since its main file looks for a global. */
declare module 'post-robot/dist/post-robot.js' {
  interface Sent<Data> {
    readonly data: Data
  }
  export function on<Data, Answer>(
    name: string,
    handler: (event: Sent<Data>) => Answer | Promise<Answer>,
  ): { cancel(): void }
  export function on<Data, Answer>(
    name: string,
    from: { window: Window; domain: string },
    handler: (event: Sent<Data>) => Answer | Promise<Answer>,
  ): { cancel(): void }
  export function send<Answer>(
    to: Window,
    name: string,
    data: unknown,
    options: { domain: string },
  ): PromiseLike<Sent<Answer>>
}
