// Reads web/board.d.ts with TypeScript's parser: what the types, the manifest, the tables and the iframe are made of.
import {readFileSync} from 'node:fs';
import ts from 'typescript';

const source = ts.createSourceFile(
  'board.d.ts',
  readFileSync(new URL('../board.d.ts', import.meta.url), 'utf8'),
  ts.ScriptTarget.Latest,
  true,
);

const textOf = (node) => node.getText(source);
const tagsOf = (node) => ts.getJSDocTags(node).map(({tagName}) => tagName.text);
const sentenceOf = ({jsDoc}) => ts.getTextOfJSDocComment(jsDoc[0].comment);

const declarations = new Map(source.statements.filter((each) => each.name?.text).map((each) => [each.name.text, each]));

// The declarations that others get, in order: {name: their text}.
const isPublished = (each) =>
  each.modifiers?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword) && !tagsOf(each).includes('internal');
export const published = Object.fromEntries(
  [...declarations]
    .filter(([, each]) => isPublished(each))
    .map(([name, each]) => [
      name,
      each
        .getFullText(source)
        .trim()
        .replace(/ @local(?= \*\/$)/gm, ''),
    ]),
);

// [{name, parameters: [[name, type]], returns, text, isOfFrame}]; a parameter with ? may be left out.
export const methods = declarations.get('KnightsTourMethods').members.map((method) => ({
  name: method.name.text,
  parameters: method.parameters.map(({name, questionToken, type}) => [`${name.text}${questionToken ? '?' : ''}`, textOf(type)]),
  returns: textOf(method.type),
  text: sentenceOf(method),
  isOfFrame: tagsOf(method).includes('frame'),
}));

// [{name, detail, bubbles, text}]; `detail` is null of an event without one.
export const events = declarations.get('KnightsTourEventMap').members.map((event) => ({
  name: event.name.text,
  detail: event.type.typeArguments ? textOf(event.type.typeArguments[0]) : null,
  bubbles: !tagsOf(event).includes('local'),
  text: sentenceOf(event),
}));

// {kind: text}
export const errorKinds = Object.fromEntries(
  declarations.get('ErrorKinds').members.map((kind) => [kind.name.text, sentenceOf(kind)]),
);

// The calls that an iframe accepts, and the events that it reports.
export const frameMethods = [...methods.filter(({isOfFrame}) => isOfFrame).map(({name}) => name), 'ready'];
export const frameEvents = events.filter(({detail}) => detail !== null).map(({name}) => name);
