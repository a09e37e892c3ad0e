import type { Shape } from './package.ts';

const DRAWING = '<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"/>';
const THEME =
  '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Sheets"><a:themeElements/></a:theme>';

/** As Excel writes: revision ids, a dimension, views, spans, spacing of its own namespace, properties. */
export const EXCEL: Shape = {
  rootAttributes:
    ' xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x15 xr" xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main" xmlns:xr="http://schemas.microsoft.com/office/spreadsheetml/2014/revision"',
  beforeSheets:
    '<bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="12000" activeTab="0"/></bookViews>',
  beforeRows:
    '<dimension ref="A1:H40"/><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="8" width="18.7" customWidth="1"/></cols>',
  row: ' spans="1:8"',
  afterRows:
    '<phoneticPr fontId="1" type="noConversion"/><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><pageSetup orientation="portrait"/>',
  parts: {
    'docProps/app.xml':
      '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Microsoft Excel</Application></Properties>',
    'xl/theme/theme1.xml': THEME,
    'xl/calcChain.xml':
      '<calcChain xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><c r="A1" i="1"/></calcChain>',
  },
};

/** As Google Sheets exports: a grid of styled empty cells, a drawing for each sheet, no properties. */
export const GOOGLE: Shape = {
  beforeRows:
    '<sheetPr><outlinePr summaryBelow="0" summaryRight="0"/></sheetPr><sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetFormatPr customHeight="1" defaultColWidth="12.63" defaultRowHeight="15.75"/>',
  row: ' ht="15.75" customHeight="1"',
  padding: 3,
  parts: { 'xl/drawings/drawing1.xml': DRAWING, 'xl/theme/theme1.xml': THEME },
};

/** As Numbers exports: every table a sheet of its own, under a line that names it; widths and heights said of everything. */
export const NUMBERS: Shape = {
  beforeRows:
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><dimension ref="A2:F20"/><sheetViews><sheetView workbookViewId="0" showGridLines="0" defaultGridColor="1"/></sheetViews><sheetFormatPr defaultColWidth="16.33" defaultRowHeight="19.9" customHeight="1" outlineLevelRow="0" outlineLevelCol="0"/><cols><col min="1" max="6" width="16.35" style="3" customWidth="1"/></cols>',
  row: ' ht="20.25" customHeight="1"',
  afterRows:
    '<pageMargins left="1" right="1" top="1" bottom="1" header="0.277778" footer="0.277778"/><headerFooter><oddFooter>&amp;C&amp;P</oddFooter></headerFooter>',
};

/** As libraries for .NET write: prefixes, relations from the root, texts in their cells. */
export const DOTNET: Shape = { prefix: 'x', absolute: true, inline: true };

/** As a reporting server streams it: no places, nothing packed. */
export const STREAMED: Shape = { unplaced: true, inline: true, stored: true };
