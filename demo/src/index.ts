export { type DemoPerson, demoPassword, demoPeople } from './companies.ts'
export { loadDemo } from './load.ts'
