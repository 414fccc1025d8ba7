declare module 'bpmn-auto-layout' {
  /** The file with a drawing of its process. */
  export function layoutProcess(xml: string): Promise<string>
}
