/** The first letters of a name's first and last word: 'Lena van der Meer' is LM, '李雷' is 李. */
export function initials(name: string): string {
  const words = name.split(/[\s\-_.@]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const letter = (word: string | undefined) => word?.match(/[\p{L}\p{N}]\p{M}*/u)?.[0]?.toLocaleUpperCase() ?? ''
  return letter(words[0]) + (words.length > 1 ? letter(words.at(-1)) : '')
}
