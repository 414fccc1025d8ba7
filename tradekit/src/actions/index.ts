export { ActionBar } from './ActionBar.tsx'
export { ConfirmWarned } from './ConfirmWarned.tsx'
export { useActions } from './useActions.tsx'
