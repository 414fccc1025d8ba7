declare module 'dmn-moddle' {
  /** Reads and writes DMN 1.3. */
  export class DmnModdle {
    create(type: string, attributes: object): object
    fromXML(
      xml: string,
      type: string,
    ): Promise<{ readonly rootElement: object; readonly warnings: readonly { readonly message: string }[] }>
    toXML(element: object, options: { readonly format: boolean }): Promise<{ readonly xml: string }>
  }
}
