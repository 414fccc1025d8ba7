/** The elements of a path, one in the other, with `inner` in the last: `nested('cac:Delivery/cbc:ID=7')`. */
export const nested = (path: string, inner = ''): string =>
  path
    .split('/')
    .reverse()
    .reduce((inside, step) => {
      const [name = '', value = ''] = step.split('=')
      return `<${name}>${value}${inside}</${name}>`
    }, inner)
