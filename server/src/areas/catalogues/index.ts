import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { readCatalogueFile } from './catalogue-file.ts'
export { saveCatalogue } from './commands/save-catalogue.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    catalogue: true
  }
}

export const area = defineArea('catalogues', {
  handlers,
  objectTypes: ['catalogue'],
  tableExports: { catalogue_words: { leftOut: 'follows from the catalogues' } },
})
