"""The OpenAPI document: what Litestar finds out from the handlers, and how everything can be refused."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.router import Router

from camarilla import __version__
from camarilla.server.api.schemas import Input
from camarilla.server.people.identity import PUBLIC
from camarilla.server.refusals import Problem

__all__ = ["complete", "open_api"]

REFUSALS = {
    "400": "What was sent makes no sense here.",
    "401": "The server does not know who asks: log in, or continue as a guest.",
    "403": "Not allowed, or the CSRF header is missing (send the cookie `csrftoken` back as `x-csrftoken`).",
    "404": "There is no such thing.",
    "405": "Not with this method.",
    "409": "Not possible as things stand.",
    "413": "Too large.",
    "429": "Too many requests.",
    "503": "Not at the moment; try again.",
}
DESCRIPTION = (
    "Tables, seats and people of a Camarilla server. Play itself goes over the WebSocket `/ws`; the JSON Schemas of "
    "its messages are at `/schema/messages/client.json` and `/schema/messages/server.json`."
)


class _Document(JsonRenderPlugin):
    """Serves the completed document."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        public = {
            (path, method.lower())
            for route in request.app.routes
            for path in (route.path_format,)
            for handler in getattr(route, "route_handlers", ())
            if handler.opt.get("public")
            for method in getattr(handler, "http_methods", ())
        }
        return self.render_json(request, complete(openapi_schema, public))


def complete(document: dict[str, Any], public: set[tuple[str, str]]) -> dict[str, Any]:
    """Add how requests are refused and who may make them."""
    components = document.setdefault("components", {})
    (reference,), schemas = msgspec.json.schema_components([Problem], ref_template="#/components/schemas/{name}")
    components.setdefault("schemas", {}).update(schemas)
    for body in Input.__subclasses__():
        if body.__name__ in components["schemas"]:
            components["schemas"][body.__name__]["additionalProperties"] = False
    components["responses"] = {
        f"Refused{status}": {"description": text, "content": {"application/json": {"schema": reference}}}
        for status, text in REFUSALS.items()
    }
    components["securitySchemes"] = {
        "session": {"type": "apiKey", "in": "cookie", "name": "camarilla"},
        "token": {"type": "http", "scheme": "bearer"},
    }
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            for status in REFUSALS:
                operation["responses"][status] = {"$ref": f"#/components/responses/Refused{status}"}
            if (path, method) not in public:
                operation["security"] = [{"session": []}, {"token": []}]
    return document


def open_api() -> OpenAPIConfig:
    """How the document is made and where it is found: `/schema/openapi.json`."""
    return OpenAPIConfig(
        title="Camarilla",
        version=__version__,
        description=DESCRIPTION,
        use_handler_docstrings=True,
        render_plugins=[_Document(path=["/openapi.json", "/"])],
        openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, opt=PUBLIC),
    )
