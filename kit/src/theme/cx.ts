/** Joins class names, leaving out what is empty: `cx('k-row', active && 'k-on')`. */
export function cx(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
