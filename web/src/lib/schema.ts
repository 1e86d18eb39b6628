// A game's options as a form: what the JSON Schema of its options struct says, in words.
import type { GameInfo } from "./generated/http";
import { words } from "./words.svelte";

interface Schema {
  properties?: Record<string, SchemaField>;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

interface SchemaField {
  type?: string;
  enum?: (string | number)[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

export interface FormField {
  name: string;
  kind: "switch" | "choice" | "number" | "text";
  choices: (string | number)[];
  initial: unknown;
  minimum?: number;
  maximum?: number;
}

/** The struct's own schema, where the document refers to it by name. */
function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split("/").pop();
  return (name && schema.$defs?.[name]) || schema;
}

/** The fields of a form for a game's options. */
export function formFields(schema: GameInfo["options"] = {}): FormField[] {
  return Object.entries(resolved(schema).properties ?? {}).map(([name, field]) => formField(name, field));
}

function formField(name: string, field: SchemaField): FormField {
  const base = { name, choices: field.enum ?? [], initial: field.default };
  if (field.enum) return { ...base, kind: "choice" };
  if (field.type === "boolean") return { ...base, kind: "switch" };
  if (field.type === "string") return { ...base, kind: "text" };
  return { ...base, kind: "number", minimum: field.minimum, maximum: field.maximum };
}

/** An option in words; its name if nobody has said more of it. */
export function optionName(game: string, name: string): string {
  return words.find("", `option-${game}-${name.replaceAll("_", "-")}`) ?? name.replaceAll("_", " ");
}

export function choiceName(game: string, name: string, choice: string | number): string {
  const id = `option-${game}-${name}-${choice}`.replaceAll("_", "-");
  return words.find("", id) ?? String(choice).replaceAll("_", " ");
}

/** The options that are not as usual, in words. */
export function optionLines(
  schema: GameInfo["options"] | undefined,
  options: Record<string, unknown>,
  game: string,
): string[] {
  return formFields(schema)
    .filter((field) => options[field.name] !== undefined && options[field.name] !== field.initial)
    .map((field) => {
      const value = options[field.name];
      if (field.kind === "switch") return optionName(game, field.name);
      const said = choiceName(game, field.name, shortened(String(value)));
      return `${optionName(game, field.name)}: ${said}`;
    });
}

/** A long text, such as a deck in full, cut to a line. */
function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 56)}…` : text;
}
