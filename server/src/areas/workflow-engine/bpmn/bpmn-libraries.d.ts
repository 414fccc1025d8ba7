declare module 'bpmn-auto-layout' {
  /** The file with a drawing of its process. */
  export function layoutProcess(xml: string): Promise<string>
}

declare module 'bpmn-moddle' {
  /** Reads and writes BPMN 2.0; what extends it is described by its own schema of descriptors. */
  export class BpmnModdle {
    constructor(packages?: Readonly<Record<string, object>>)
    create(type: string, attributes: object): object
    fromXML(
      xml: string,
      type: string,
    ): Promise<{ readonly rootElement: object; readonly warnings: readonly { readonly message: string }[] }>
    toXML(element: object, options: { readonly format: boolean }): Promise<{ readonly xml: string }>
  }
}
