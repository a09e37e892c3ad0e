/*
 * Labels that a clinic prints in Spanish and in English side by side: "Convulsiones / Seizures". The Spanish is known by its
 * words; the English beside it is what the label means.
 */

const SPANISH =
  /^(?:alerg\p{L}+|convulsion\p{L}*|ataques?|golpes?|herida|lesi[oó]n\p{L}*|intentos?|suicidio|se lastima|autolesi\p{L}+|medic[ai]\p{L}+|violencia|agresi[oó]n|abuso|trauma|fecha|nombre|apellidos?|sexo|g[eé]nero|domicilio|direcci[oó]n|ciudad|estado|c[oó]digo|tel[eé]fono|celular|correo|vive|vivienda|trabajo|empleo|emergencias?|contacto|seguro|aseguradora|p[oó]liza|m[eé]dico|doctora?|terapeuta|consejero|psiquiatra|pr[oó]xima|cita|motivo|raz[oó]n|s[ií]ntomas|uso|consumo|sustancias?|drogas|alcohol|abstinencia|trastorno|hospitalizaci\p{L}+|tratamientos?|historia|antecedentes|familia\p{L}*|problemas|cargos|libertad|transporte|esposo|tutor|probatoria|casad[oa]|trabaja|tarjeta|naci[oó]|d[oó]nde|terapia|va como|ley|titular|ingreso|pago)(?![\p{L}])/iu;
const SIDES = /^(?<first>[^/:]{3,48}?)\s?\/\s?(?<second>[^/:]{2,48})$/u;

/** The English of a label in two languages; null for any other label. */
export function englishOf(label: string): string | null {
  const { first, second } = SIDES.exec(label.trim())?.groups ?? {};
  if (!first || !second) return null;
  if (SPANISH.test(first) && !SPANISH.test(second)) return second;
  if (SPANISH.test(second) && !SPANISH.test(first)) return first;
  // A word that is written alike in both: "Trauma / Trauma", "Alergias / Alergia".
  return first.toLowerCase() === second.toLowerCase() ? second : null;
}
