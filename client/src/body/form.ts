import type { FilePart } from '@kontor/contract'

const isFile = (value: unknown): value is FilePart =>
  typeof value === 'object' &&
  value !== null &&
  'bytes' in value &&
  (value.bytes instanceof Uint8Array || value.bytes instanceof Blob)

const blobOf = ({ bytes, type = 'application/octet-stream' }: FilePart) =>
  bytes instanceof Blob ? bytes.slice(0, bytes.size, type) : new Blob([new Uint8Array(bytes)], { type })

/** A form: files as files, text as text, all else as the text of its JSON; a list of files, which is not empty, repeats its name. */
export function formOf(parts: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    const several = Array.isArray(value) && value.length > 0 && value.every(isFile) ? value : [value]
    for (const one of several) {
      if (one === undefined) continue
      if (isFile(one)) form.append(name, blobOf(one), one.name)
      // A part with a media type of its own would go out with a file name.
      else form.append(name, typeof one === 'string' ? one : JSON.stringify(one))
    }
  }
  return form
}
