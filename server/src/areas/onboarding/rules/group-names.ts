/** The letters of a name, three by three, without accents. */
function threes(text: string): Set<string> {
  const plain = ` ${text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  return new Set(Array.from({ length: Math.max(plain.length - 2, 0) }, (_, at) => plain.slice(at, at + 3)))
}

/** Whether a name holds what is looked for, or most of its letters in their order: `Cariers` finds Carriers. */
export function fuzzily(name: string, wanted: string): boolean {
  if (name.toLowerCase().includes(wanted.toLowerCase())) return true
  const [own, asked] = [threes(name), threes(wanted)]
  return [...asked].filter((one) => own.has(one)).length >= asked.size * 0.5
}
