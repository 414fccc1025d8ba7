export interface SchemeValue {
  readonly scheme: string
  readonly value: string
}
