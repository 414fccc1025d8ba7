type Given<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

/**
 * The same props without those that are undefined. React Aria tells a prop that is absent (it keeps the state) from one
 * that is there, and its types, under exactOptionalPropertyTypes, take no explicit undefined.
 */
export function definedProps<T extends object>(props: T): Given<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<T>
}
