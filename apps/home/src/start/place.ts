/** An app and its path, out of the address at which the shell has it: '#/Kontor.Admin/company'. */
export function placeOf(link: string): { readonly app: string; readonly path: string } | undefined {
  const [, app, path] = /^#\/([\w.]+)(\/.*)$/.exec(link) ?? []
  return app === undefined || path === undefined ? undefined : { app, path }
}
