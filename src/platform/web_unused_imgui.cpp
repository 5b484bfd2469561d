// Dear ImGui's tables and columns, which this program has none of, as functions that do nothing: web only, for its
// weight.
//
// Its other files refer to them, so that they would be linked. The definitions are weak, as in web_unused_sdl.cpp: when
// a panel begins a table, that very symbol brings the whole of imgui_tables.cpp in place of these.
struct ImGuiTable;
struct ImGuiTableTempData;

#define KT_UNUSED __attribute__((weak))

namespace ImGui {

KT_UNUSED void EndTable() {}
KT_UNUSED void TableEndRow(ImGuiTable*) {}
KT_UNUSED void TableEndCell(ImGuiTable*) {}
KT_UNUSED void TablePushColumnChannel(int) {}
KT_UNUSED void TablePopColumnChannel() {}
KT_UNUSED void TablePushBackgroundChannel() {}
KT_UNUSED void TablePopBackgroundChannel() {}
KT_UNUSED void TableGcCompactTransientBuffers(ImGuiTable*) {}
KT_UNUSED void TableGcCompactTransientBuffers(ImGuiTableTempData*) {}
KT_UNUSED void TableGcCompactSettings() {}
KT_UNUSED void TableSettingsAddSettingsHandler() {}
KT_UNUSED void EndColumns() {}
KT_UNUSED void PushColumnsBackground() {}
KT_UNUSED void PopColumnsBackground() {}

}  // namespace ImGui
