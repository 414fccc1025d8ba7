export { ActionForm, type ActionFormProps } from './ActionForm.tsx'
export { FormDialog, type FormDialogProps } from './FormDialog.tsx'
export { ReasonForm, type ReasonFormProps } from './ReasonForm.tsx'
export { useLast } from './useLast.ts'
