export { useTemplateActs, useTemplates } from '../queries/templates.ts'
export type { Template } from '../queries/types.ts'
export { RenameTemplateDialog, SaveTemplateDialog } from './TemplateDialogs.tsx'
