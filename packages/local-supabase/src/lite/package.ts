// Importing @supabase/lite replaces process.emitWarning by a version that throws for warnings that are Error objects,
// such as Node's own.
const emitWarning = process.emitWarning.bind(process);
const [lite, litePostgres] = await Promise.all([import('@supabase/lite'), import('@supabase/lite/postgres')]);
process.emitWarning = emitWarning;

export const { App, getAuthSchemaSql, getStorageSchemaSql, setExperimental } = lite;
export const { createPostgresConnection } = litePostgres;
