interface Detail {
  readonly Key: string
  readonly Value: string
}

/** What the server found wrong in one field of what it was given. */
export interface Fault {
  readonly field: string
  readonly message: string
}

/** The faults that an error names, field by field; none where it names no field. */
export function faultsOf(error: unknown): Fault[] {
  const { body } = (error ?? {}) as {
    body?: { ValidationError?: readonly { Message: string; ErrorDetail?: readonly Detail[] }[] }
  }
  return (body?.ValidationError ?? []).map(({ Message, ErrorDetail = [] }) => ({
    field: ErrorDetail.find(({ Key }) => Key === 'field')?.Value ?? '',
    message: Message,
  }))
}
