/**
 * The numeric ids of permissions and object types that the spec names (002 §6, F-355 to F-361, F-365). The ids of
 * those that it does not show are settings of a deployment (decision 19).
 */
export const permissionIds = {
  'document.write': 1,
  'document.delete': 2,
  'document.read': 3,
  'document.send': 12,
  admin: 15,
  'document.comment': 83,
  'document.manage': 1000,
} as const

export const objectTypeIds = { invoice: 15, creditnote: 16, order: 20, quote: 26, receiptadvice: 60 } as const
