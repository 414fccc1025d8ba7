/** GTIN-8, -12, -13 or -14: its last digit follows from the others. */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false
  const sum = [...text].reduceRight(
    (total, digit, at) => total + Number(digit) * ((text.length - at) % 2 === 0 ? 3 : 1),
    0,
  )
  return sum % 10 === 0
}
