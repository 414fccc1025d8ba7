export { SendDialog } from './SendDialog.tsx'
