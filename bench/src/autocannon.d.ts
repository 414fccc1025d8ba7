/** What we use of autocannon, which ships no types. */
declare module 'autocannon' {
  interface Result {
    readonly requests: { readonly average: number }
    readonly non2xx: number
    readonly errors: number
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    headers?: Record<string, string>
  }): Promise<Result>
}
