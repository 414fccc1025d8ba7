import type { SdkMessages } from './en-US.ts'

export const daDK: SdkMessages = {
  'error.title': 'Det lykkedes ikke',
  'error.offline': 'Serveren kan ikke nås. Intet er tabt: prøv igen, når forbindelsen er tilbage.',
  'error.again': 'Prøv igen',
}
