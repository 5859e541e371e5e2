export { engineIds, isEngineId, type EngineFacts, type EngineId } from './engines'
